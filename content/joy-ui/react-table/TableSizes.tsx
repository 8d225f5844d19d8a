import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

export default function TableSizes() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Table key={size} size={size} aria-label={`Grades, size ${size}`}>
          <thead>
            <tr>
              <th scope="col">Size {size}</th>
              <th scope="col">Used for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Fine</th>
              <td>Shawls</td>
            </tr>
            <tr>
              <th scope="row">Coarse</th>
              <td>Rugs</td>
            </tr>
          </tbody>
        </Table>
      ))}
    </Stack>
  );
}
