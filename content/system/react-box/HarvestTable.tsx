import { Box } from '@mui/system';

const years = ['2019', '2020', '2021', '2022', '2023'];

const hives = [
  { name: 'Hive 7', harvest: [18, 22, 9, 31, 27] },
  { name: 'Hive 8', harvest: [12, 19, 14, 25, 30] },
  { name: 'Hive 9', harvest: [0, 7, 16, 21, 24] },
];

export default function HarvestTable() {
  return (
    <Box
      role="region"
      aria-label="Harvest of each hive"
      tabIndex={0}
      sx={{
        width: 1,
        maxWidth: 360,
        overflowX: 'auto',
        border: 1,
        borderColor: '#92400e',
        '&:focus-visible': { outline: '3px solid #2563eb', outlineOffset: 2 },
      }}
    >
      <Box
        component="table"
        sx={{
          minWidth: 480,
          borderCollapse: 'collapse',
          bgcolor: '#fffbeb',
          color: '#451a03',
          '& th, & td': { px: 2, py: 1, textAlign: 'end', whiteSpace: 'nowrap' },
          '& th:first-of-type': {
            position: 'sticky',
            insetInlineStart: 0,
            textAlign: 'start',
            bgcolor: '#fde68a',
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Kilograms</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hives.map(({ name, harvest }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {harvest.map((kilograms, index) => (
                <td key={years[index]}>{kilograms}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
