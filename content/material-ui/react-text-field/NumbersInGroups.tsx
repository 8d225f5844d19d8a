import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const toDigits = (text: string) => text.replace(/\D/g, '');
const inFours = (digits: string) => digits.replace(/\d{4}(?=\d)/g, '$& ');
const asPhone = (text: string) =>
  text.replace(/[^\d+]/g, '').replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

export default function NumbersInGroups() {
  const [card, setCard] = React.useState('30412');
  const [phone, setPhone] = React.useState('');

  const handleCard = (event: React.ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const digits = toDigits(input.value);
    const caret = input.selectionStart ?? input.value.length;
    const before = toDigits(input.value.slice(0, caret)).length;
    // The Delete key goes on to the next digit; all else stays behind the last one.
    const isDelete =
      'inputType' in event.nativeEvent && event.nativeEvent.inputType === 'deleteContentForward';
    const ahead = isDelete && before < digits.length ? 1 : 0;
    const place = inFours(digits.slice(0, before + ahead)).length - ahead;

    input.value = inFours(digits);
    input.setSelectionRange(place, place);
    setCard(digits);
  };

  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="Card number"
        value={inFours(card)}
        onChange={handleCard}
        inputProps={{ inputMode: 'numeric' }}
        autoComplete="off"
        error={card.length > 16}
        helperText={`${card.length} of 16 digits`}
      />
      <TextField
        label="Phone"
        type="tel"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        onBlur={() => setPhone((text) => asPhone(text) || text)}
        helperText="Ten digits become 555-010-7734"
      />
    </Stack>
  );
}
