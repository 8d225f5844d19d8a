import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023];
const clips = [
  { breed: 'Shetland', weights: [41, 44, 40, 46, 47, 45, 49] },
  { breed: 'Romney', weights: [88, 91, 95, 90, 97, 99, 96] },
  { breed: 'Merino', weights: [63, 60, 66, 70, 68, 73, 75] },
];

export default function WideYears() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Wool of seven years, scrolls sideways"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 420, overflow: 'auto', borderRadius: 'md' }}
    >
      <Table
        aria-label="Wool of seven years, in kilograms"
        sx={{
          minWidth: 620,
          '& thead th:first-of-type': { width: '7rem' },
          '& tr > th:first-of-type': {
            position: 'sticky',
            insetInlineStart: 0,
            borderInlineEnd: '1px solid var(--TableCell-borderColor)',
          },
          '& .number': { textAlign: 'end' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Breed</th>
            {years.map((year) => (
              <th key={year} scope="col" className="number">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clips.map(({ breed, weights }) => (
            <tr key={breed}>
              <th scope="row">{breed}</th>
              {years.map((year, index) => (
                <td key={year} className="number">
                  {weights[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
