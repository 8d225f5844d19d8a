import * as React from 'react';
import Box from '@mui/joy/Box';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Table from '@mui/joy/Table';

const choices = ['xBetween', 'yBetween', 'bothBetween', 'x', 'y', 'both', 'none'] as const;

export default function LineChoices() {
  const [lines, setLines] = React.useState<(typeof choices)[number]>('xBetween');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <RadioGroup
        orientation="horizontal"
        name="lines"
        aria-label="Lines"
        sx={{
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 1,
          mb: 2,
          '& .MuiRadio-root': { m: 0 },
          '& .MuiRadio-radio:not(.Mui-checked)': { borderColor: 'neutral.500' },
        }}
      >
        {choices.map((choice) => (
          <Radio
            key={choice}
            size="sm"
            value={choice}
            label={choice}
            checked={lines === choice}
            onChange={() => setLines(choice)}
          />
        ))}
      </RadioGroup>
      <Table borderAxis={lines} aria-label="Pens" sx={{ '& .number': { textAlign: 'end' } }}>
        <thead>
          <tr>
            <th scope="col">Pen</th>
            <th scope="col" className="number">
              Waiting
            </th>
            <th scope="col" className="number">
              Shorn
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">North</th>
            <td className="number">12</td>
            <td className="number">30</td>
          </tr>
          <tr>
            <th scope="row">South</th>
            <td className="number">7</td>
            <td className="number">41</td>
          </tr>
        </tbody>
      </Table>
    </Box>
  );
}
