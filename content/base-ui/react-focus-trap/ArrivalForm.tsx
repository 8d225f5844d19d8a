import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  maxWidth: 360,
  marginInline: 'auto',
});

const Button = styled('button')({
  padding: '8px 16px',
  border: '1px solid #15803d',
  borderRadius: 8,
  background: 'none',
  color: '#166534',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#86efac', color: '#86efac' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  boxSizing: 'border-box',
  width: '100%',
  padding: 16,
  border: '1px solid #57534e',
  borderRadius: 8,
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 2 },
  '.mode-dark &': { borderColor: '#a8a29e' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const Field = styled('input')({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  marginTop: 4,
  padding: '8px 12px',
  border: '1px solid #57534e',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: '2px solid #15803d', outlineOffset: 1 },
  '.mode-dark &': { borderColor: '#a8a29e' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

export default function ArrivalForm() {
  const [open, setOpen] = React.useState(false);
  const [group, setGroup] = React.useState('');

  return (
    <Column>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Announce your arrival
      </Button>
      <div role="status">{group && `The keeper expects ${group}.`}</div>
      {open && (
        <FocusTrap open>
          <Panel
            role="dialog"
            aria-modal
            aria-label="Your arrival"
            tabIndex={-1}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setOpen(false);
            }}
          >
            <form
              onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
                event.preventDefault();
                setGroup(String(new FormData(event.currentTarget).get('group')));
                setOpen(false);
              }}
            >
              <label>
                Name of your group
                <Field name="group" required autoFocus autoComplete="off" />
              </label>
              <Row>
                <Button type="submit">Announce</Button>
                <Button type="button" onClick={() => setOpen(false)}>
                  Back
                </Button>
              </Row>
            </form>
          </Panel>
        </FocusTrap>
      )}
    </Column>
  );
}
