import * as React from 'react';
import LocalFlorist from '@mui/icons-material/LocalFlorist';
import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import type { ColorPaletteProp, VariantProp } from '@mui/joy/styles';

const variants: VariantProp[] = ['solid', 'soft', 'outlined', 'plain'];
const colors: ColorPaletteProp[] = ['primary', 'neutral', 'success', 'warning', 'danger'];

interface ChoiceProps<Value extends string> {
  label: string;
  values: Value[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, value, onChange }: ChoiceProps<Value>) {
  return (
    <FormControl size="sm">
      <FormLabel>{label}</FormLabel>
      <RadioGroup value={value}>
        {values.map((option) => (
          <Radio
            key={option}
            value={option}
            label={option}
            onChange={() => onChange(option)}
            sx={{ '& .MuiRadio-radio': { borderColor: 'neutral.500' } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

export default function OneSwitchForAll() {
  const [variant, setVariant] = React.useState<VariantProp>('soft');
  const [color, setColor] = React.useState<ColorPaletteProp>('success');

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={6}>
        <Choice label="Variant" values={variants} value={variant} onChange={setVariant} />
        <Choice label="Color" values={colors} value={color} onChange={setColor} />
      </Stack>
      <Stack spacing={2}>
        <Alert variant={variant} color={color}>
          The fern house opens at noon.
        </Alert>
        <Stack direction="row" spacing={2} alignItems="center" useFlexGap flexWrap="wrap">
          <Avatar variant={variant} color={color}>
            <LocalFlorist />
          </Avatar>
          <Chip variant={variant} color={color}>
            In bloom
          </Chip>
          <Button variant={variant} color={color}>
            Plan a walk
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}
