import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const Line = styled('p')({ width: '100%', maxWidth: 540, margin: 0 });

function Language() {
  return <strong lang="en">{navigator.language}</strong>;
}

export default function ReadingLanguage() {
  return (
    <Line>
      The snow report comes in the language of your browser:{' '}
      <NoSsr fallback={<strong>English</strong>}>
        <Language />
      </NoSsr>
    </Line>
  );
}
