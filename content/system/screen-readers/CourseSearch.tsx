import * as React from 'react';
import { Box } from '@mui/system';
import { visuallyHidden } from './visuallyHidden';

const courses = ['Aqua fitness', 'Baby swimming', 'Crawl for beginners', 'Diving'];

export default function CourseSearch() {
  const id = React.useId();
  const [text, setText] = React.useState('');
  const found = courses.filter((course) => course.toLowerCase().includes(text.toLowerCase()));

  return (
    <Box
      sx={{
        position: 'relative',
        width: 1,
        maxWidth: 320,
        boxSizing: 'border-box',
        p: 2,
        bgcolor: '#e0f2fe',
        color: '#0c4a6e',
      }}
    >
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5 }}>
        Find a course
      </Box>
      <Box
        component="input"
        id={id}
        type="search"
        value={text}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
        sx={{
          boxSizing: 'border-box',
          width: 1,
          p: 1,
          border: '1px solid #0c4a6e',
          font: 'inherit',
          bgcolor: '#ffffff',
          color: '#0c4a6e',
        }}
      />
      <Box component="ul" sx={{ minHeight: 120, mb: 0 }}>
        {found.map((course) => (
          <li key={course}>{course}</li>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {text === '' ? '' : `${found.length} of ${courses.length} courses`}
      </Box>
    </Box>
  );
}
