import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const bales = [
  { number: 'B 01', grade: 'Fine', weight: 112 },
  { number: 'B 02', grade: 'Fine', weight: 108 },
  { number: 'B 03', grade: 'Medium', weight: 121 },
  { number: 'B 04', grade: 'Medium', weight: 117 },
  { number: 'B 05', grade: 'Medium', weight: 119 },
  { number: 'B 06', grade: 'Coarse', weight: 126 },
  { number: 'B 07', grade: 'Coarse', weight: 124 },
];

export default function HeadAndFootInSight() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Bales, scrolls"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 480, height: 240, overflow: 'auto', borderRadius: 'md' }}
    >
      <Table
        stickyHeader
        stickyFooter
        aria-label="Bales"
        sx={{ '& .number': { textAlign: 'end' } }}
      >
        <thead>
          <tr>
            <th scope="col">Bale</th>
            <th scope="col">Grade</th>
            <th scope="col" className="number">
              Kilos
            </th>
          </tr>
        </thead>
        <tbody>
          {bales.map(({ number, grade, weight }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{grade}</td>
              <td className="number">{weight}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>7 bales</td>
            <td />
            <td className="number">{bales.reduce((sum, { weight }) => sum + weight, 0)}</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
