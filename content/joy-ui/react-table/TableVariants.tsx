import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

export default function TableVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        gap: 3,
        width: '100%',
        maxWidth: 560,
      }}
    >
      {(['plain', 'outlined', 'soft', 'solid'] as const).map((variant) => (
        <Table
          key={variant}
          variant={variant}
          color="primary"
          aria-label={`Breeds, ${variant}`}
          sx={{ '& tbody th': { backgroundColor: 'transparent', color: 'inherit' } }}
        >
          <thead>
            <tr>
              <th scope="col">Breed</th>
              <th scope="col">{variant}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Shetland</th>
              <td>14 ewes</td>
            </tr>
            <tr>
              <th scope="row">Romney</th>
              <td>9 ewes</td>
            </tr>
          </tbody>
        </Table>
      ))}
    </Box>
  );
}
