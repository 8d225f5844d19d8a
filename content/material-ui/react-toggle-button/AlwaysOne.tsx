import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const papers = ['Matte', 'Satin', 'Glossy'];

export default function AlwaysOne() {
  const [paper, setPaper] = React.useState('Matte');

  return (
    <ToggleButtonGroup
      exclusive
      value={paper}
      onChange={(_event, value: string | null) => {
        if (value !== null) setPaper(value);
      }}
      aria-label="Paper"
    >
      {papers.map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
