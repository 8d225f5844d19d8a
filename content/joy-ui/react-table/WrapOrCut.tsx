import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Table from '@mui/joy/Table';

const remarks = [
  { ewe: 'Bramble', remark: 'Burrs along the back, otherwise clean' },
  { ewe: 'Clover', remark: 'Second cuts at the shoulder, keep for felting' },
];

export default function WrapOrCut() {
  const [isCut, setIsCut] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Checkbox
        label="One line for each ewe"
        checked={isCut}
        onChange={(event) => setIsCut(event.target.checked)}
        sx={{ mb: 2, '& .MuiCheckbox-checkbox': { borderColor: 'neutral.500' } }}
      />
      <Table
        noWrap={isCut}
        aria-label="Remarks"
        sx={{ '& thead th:first-of-type': { width: '6rem' } }}
      >
        <thead>
          <tr>
            <th scope="col">Ewe</th>
            <th scope="col">Remark</th>
          </tr>
        </thead>
        <tbody>
          {remarks.map(({ ewe, remark }) => (
            <tr key={ewe}>
              <th scope="row">{ewe}</th>
              <td>{remark}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
