import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const archive = ['Chaconne in C', 'Dance of the millers', 'Ground in G', 'Lament', 'March in D'];

/** Stands for a request to a server. */
function searchArchive(text: string, signal: AbortSignal) {
  return new Promise<string[]>((resolve) => {
    const timer = setTimeout(() => {
      resolve(archive.filter((piece) => piece.toLowerCase().includes(text.toLowerCase())));
    }, 600);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function ArchiveSearch() {
  const [piece, setPiece] = React.useState<string | null>(null);
  const [text, setText] = React.useState('');
  const [found, setFound] = React.useState<string[]>([]);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (text === '') return undefined;
    const request = new AbortController();
    void searchArchive(text, request.signal).then((pieces) => {
      setFound(pieces);
      setLoading(false);
    });
    return () => request.abort();
  }, [text]);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Piece of music</FormLabel>
      <Autocomplete
        value={piece}
        onChange={(_event, next) => setPiece(next)}
        onInputChange={(_event, next, reason) => {
          // A choice sets the text as well, and there is nothing to look for.
          const wanted = reason === 'reset' ? '' : next;
          setText(wanted);
          setFound([]);
          setLoading(wanted !== '');
        }}
        options={piece === null ? found : [piece, ...found]}
        filterOptions={() => found}
        loading={loading}
        loadingText="Looking…"
        noOptionsText={text === '' ? 'Type to search' : 'Nothing by that name'}
        endDecorator={loading && <CircularProgress size="sm" aria-label="Looking" />}
        slotProps={{ loading: { role: 'presentation' } }}
      />
      <FormHelperText role="status">
        {text === '' || loading ? 'Try “in”' : `${found.length} found`}
      </FormHelperText>
    </FormControl>
  );
}
