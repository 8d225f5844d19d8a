import * as React from 'react';
import TuneIcon from '@mui/icons-material/Tune';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const trails = [
  { name: 'Lake path', tags: ['flat', 'buggy'] },
  { name: 'Ridge walk', tags: ['view'] },
  { name: 'Mill valley', tags: ['flat', 'view'] },
];
const filters = [
  { tag: 'flat', text: 'Without a climb' },
  { tag: 'view', text: 'With a view' },
  { tag: 'buggy', text: 'Fit for a buggy' },
];

export default function FilterDrawer() {
  const [open, setOpen] = React.useState(false);
  const [draft, setDraft] = React.useState<readonly string[]>([]);
  const [applied, setApplied] = React.useState<readonly string[]>(['flat']);
  const found = trails.filter(({ tags }) => applied.every((tag) => tags.includes(tag)));
  const id = React.useId();

  return (
    <Stack spacing={1} alignItems="center">
      <Badge badgeContent={applied.length} color="primary">
        <Button
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-haspopup="dialog"
          aria-label={`Filter, ${applied.length} chosen`}
          onClick={() => {
            setDraft(applied);
            setOpen(true);
          }}
        >
          Filter
        </Button>
      </Badge>
      <Typography role="status">
        {found.length === 0 ? 'No trail' : found.map(({ name }) => name).join(', ')}
      </Typography>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-labelledby': id }}
      >
        <Stack
          component="form"
          spacing={3}
          sx={{ p: 3, width: 280, height: '100%' }}
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault();
            setApplied(draft);
            setOpen(false);
          }}
        >
          <FormControl component="fieldset" sx={{ flexGrow: 1 }}>
            <FormLabel component="legend" id={id}>
              Show trails
            </FormLabel>
            <FormGroup>
              {filters.map(({ tag, text }) => (
                <FormControlLabel
                  key={tag}
                  label={text}
                  control={
                    <Checkbox
                      checked={draft.includes(tag)}
                      onChange={(_event, checked) =>
                        setDraft(checked ? [...draft, tag] : draft.filter((other) => other !== tag))
                      }
                    />
                  }
                />
              ))}
            </FormGroup>
          </FormControl>
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained">
              Apply
            </Button>
            <Button onClick={() => setDraft([])}>Clear</Button>
          </Stack>
        </Stack>
      </Drawer>
    </Stack>
  );
}
