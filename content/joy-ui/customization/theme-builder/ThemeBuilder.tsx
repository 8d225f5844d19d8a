import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import { extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { colorNames, defaultChoices, fonts, toOptions, type Choices } from './choices';
import { findWeakPairs } from './findWeakPairs';
import { Preview } from './preview';
import { printTheme } from './printTheme';

const columns = 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, values, onChange }: ChoiceProps<Value>) {
  return (
    <FormControl>
      <FormLabel>{label}</FormLabel>
      <Select
        value={value}
        onChange={(_event, next) => next && onChange(next)}
        slotProps={{ listbox: { 'aria-label': label } }}
      >
        {values.map((each) => (
          <Option key={each} value={each}>
            {each}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}

export default function ThemeBuilder() {
  const [choices, setChoices] = React.useState<Choices>(defaultChoices);
  const [status, setStatus] = React.useState('');
  const radiusId = React.useId();
  const options = React.useMemo(() => toOptions(choices), [choices]);
  const theme = React.useMemo(() => extendTheme({ ...options, cssVarPrefix: 'built' }), [options]);
  const weakPairs = React.useMemo(() => findWeakPairs(theme), [theme]);
  const code = printTheme(options);

  const choose = (change: Partial<Choices>) => {
    setChoices((now) => ({ ...now, ...change }));
    setStatus('');
  };
  const copy = async () => {
    try {
      // There is no clipboard on a page without HTTPS.
      await navigator.clipboard.writeText(code);
      setStatus('Copied');
    } catch {
      setStatus('Not copied. Select the code instead.');
    }
  };

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 760 }}>
      <Box
        role="group"
        aria-label="Colors"
        sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2 }}
      >
        {colorNames.map((name) => (
          <Stack key={name} component="label" spacing={0.5}>
            <Typography level="title-sm" component="span">
              {name}
            </Typography>
            <Box
              component="input"
              type="color"
              value={choices.colors[name]}
              onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
                choose({ colors: { ...choices.colors, [name]: event.target.value } })
              }
              sx={{
                width: '100%',
                height: 36,
                p: 0.5,
                border: '1px solid',
                borderColor: 'neutral.500',
                borderRadius: 'sm',
                bgcolor: 'background.surface',
                cursor: 'pointer',
              }}
            />
          </Stack>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2 }}>
        <Choice
          label="Font"
          value={choices.font}
          values={Object.keys(fonts) as Choices['font'][]}
          onChange={(font) => choose({ font })}
        />
        <Choice
          label="Size of controls"
          value={choices.size}
          values={['sm', 'md', 'lg']}
          onChange={(size) => choose({ size })}
        />
        <Choice
          label="Variant of buttons"
          value={choices.variant}
          values={['solid', 'soft', 'outlined', 'plain']}
          onChange={(variant) => choose({ variant })}
        />
        <div>
          <Typography level="title-sm" id={radiusId}>
            Radius: {choices.radius} px
          </Typography>
          <Box sx={{ px: 1 }}>
            <Slider
              aria-labelledby={radiusId}
              value={choices.radius}
              min={0}
              max={16}
              onChange={(_event, radius) => {
                if (typeof radius === 'number') choose({ radius });
              }}
            />
          </Box>
        </div>
      </Box>
      <Preview theme={theme} />
      <div>
        <Typography level="title-md" component="h2">
          Contrast
        </Typography>
        {weakPairs.length === 0 ? (
          <Typography>Text on buttons has 4.5 or more in all variants and both modes.</Typography>
        ) : (
          <>
            <Typography>Below 4.5, so too little for text:</Typography>
            <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
              {weakPairs.map(({ name, ratio }) => (
                <li key={name}>
                  {name}: {ratio.toFixed(2)}
                </li>
              ))}
            </Box>
          </>
        )}
      </div>
      <div>
        <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1} alignItems="center">
          <Typography level="title-md" component="h2" sx={{ flex: 1 }}>
            theme.ts
          </Typography>
          <Typography level="body-sm" role="status">
            {status}
          </Typography>
          <Button
            size="sm"
            variant="outlined"
            color="neutral"
            onClick={() => choose(defaultChoices)}
          >
            Reset
          </Button>
          <Button size="sm" onClick={copy}>
            Copy
          </Button>
        </Stack>
        <Box
          component="pre"
          tabIndex={0}
          role="region"
          aria-label="Code of the theme"
          sx={{
            maxHeight: 320,
            m: 0,
            mt: 1,
            p: 2,
            overflow: 'auto',
            borderRadius: 'sm',
            bgcolor: 'background.level1',
            fontFamily: 'code',
            fontSize: 'sm',
            direction: 'ltr',
            textAlign: 'left',
          }}
        >
          {code}
        </Box>
      </div>
    </Stack>
  );
}
