import Table from '@mui/joy/Table';

const fleeces = [
  { ewe: 'Bramble', weight: '3.4', fiber: 110 },
  { ewe: 'Clover', weight: '2.9', fiber: 95 },
  { ewe: 'Tansy', weight: '4.1', fiber: 130 },
];

export default function BasicFleeces() {
  return (
    <Table sx={{ maxWidth: 480, '& .number': { textAlign: 'end' } }}>
      <caption>Shorn on Monday</caption>
      <thead>
        <tr>
          <th scope="col">Ewe</th>
          <th scope="col" className="number">
            Wool, kg
          </th>
          <th scope="col" className="number">
            Fiber, mm
          </th>
        </tr>
      </thead>
      <tbody>
        {fleeces.map(({ ewe, weight, fiber }) => (
          <tr key={ewe}>
            <th scope="row">{ewe}</th>
            <td className="number">{weight}</td>
            <td className="number">{fiber}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
