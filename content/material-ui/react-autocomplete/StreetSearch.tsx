import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

const register = [
  'Anchor Street',
  'Baker’s Row',
  'Barley Mow Lane',
  'Candlemaker Street',
  'Canal Street',
  'Chapel Hill',
  'Dovecote Lane',
  'Ferry Road',
];

/** Stands for a request to a server. */
function searchStreets(text: string, signal: AbortSignal) {
  return new Promise<string[]>((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(register.filter((street) => street.toLowerCase().includes(text.toLowerCase())));
    }, 450);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export default function StreetSearch() {
  const [value, setValue] = React.useState<string | null>(null);
  const [text, setText] = React.useState('');
  const [streets, setStreets] = React.useState<string[]>([]);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (text.trim().length < 2) {
      setStreets([]);
      setLoading(false);
      return undefined;
    }
    const controller = new AbortController();
    setLoading(true);
    const pause = setTimeout(() => {
      searchStreets(text.trim(), controller.signal).then(
        (found) => {
          setStreets(found);
          setLoading(false);
        },
        () => {
          // A request that was not canceled has failed: stop waiting.
          if (!controller.signal.aborted) setLoading(false);
        },
      );
    }, 250);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [text]);

  return (
    <Autocomplete
      value={value}
      onChange={(_event, next) => setValue(next)}
      // The chosen street stays an option; only what the server has found is shown.
      options={value === null ? streets : [value, ...streets]}
      filterOptions={() => streets}
      loading={loading}
      loadingText="Looking for streets…"
      noOptionsText={text.trim().length < 2 ? 'Type two letters' : 'No street by that name'}
      onInputChange={(_event, next, reason) => {
        // A choice sets the text as well, and there is nothing to look for.
        if (reason !== 'reset' || next === '') setText(next);
      }}
      // What was typed without a choice is gone, and so is what was found for it.
      onBlur={() => setText(value ?? '')}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Street"
          helperText="Try “la” or “street”"
          InputProps={{
            ...params.InputProps,
            endAdornment: (
              <>
                {loading && <CircularProgress size={20} aria-label="Searching" />}
                {params.InputProps.endAdornment}
              </>
            ),
          }}
        />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
