import Table from '@mui/joy/Table';

const shearers = [
  { name: 'Ines', shed: 'North', shorn: 38 },
  { name: 'Tomo', shed: 'North', shorn: 33 },
  { name: 'Wilma', shed: 'South', shorn: 41 },
  { name: 'Yusuf', shed: 'South', shorn: 36 },
];

export default function StripesAndHover() {
  return (
    <Table
      hoverRow
      stripe="odd"
      aria-label="Shearers"
      sx={{
        maxWidth: 480,
        '& tbody th': { backgroundColor: 'transparent' },
        '& .number': { textAlign: 'end' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Shearer</th>
          <th scope="col">Shed</th>
          <th scope="col" className="number">
            Shorn
          </th>
        </tr>
      </thead>
      <tbody>
        {shearers.map(({ name, shed, shorn }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shed}</td>
            <td className="number">{shorn}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
