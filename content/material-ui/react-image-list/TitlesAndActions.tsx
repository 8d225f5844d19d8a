import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { landscapes } from './landscapes';

export default function TitlesAndActions() {
  const [kept, setKept] = React.useState<readonly string[]>(['Noon']);

  return (
    <ImageList
      cols={2}
      rowHeight={150}
      aria-label="To keep"
      sx={{ width: 460, maxWidth: '100%', '& img': { minHeight: 0 } }}
    >
      {landscapes.slice(0, 4).map(({ title, alt, src }) => {
        const isKept = kept.includes(title);

        return (
          <ImageListItem key={title}>
            <img src={src} alt={alt} width={240} height={160} loading="lazy" />
            <ImageListItemBar
              title={title}
              subtitle="Drawn by code"
              actionIcon={
                <IconButton
                  aria-label={`Keep ${title}`}
                  aria-pressed={isKept}
                  onClick={() =>
                    setKept(isKept ? kept.filter((other) => other !== title) : [...kept, title])
                  }
                  sx={{ color: 'common.white' }}
                >
                  {isKept ? <StarIcon /> : <StarBorderIcon />}
                </IconButton>
              }
            />
          </ImageListItem>
        );
      })}
    </ImageList>
  );
}
