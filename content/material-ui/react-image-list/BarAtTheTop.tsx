import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar, { imageListItemBarClasses } from '@mui/material/ImageListItemBar';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { landscapes } from './landscapes';

const FadedBar = styled(ImageListItemBar)({
  background: 'linear-gradient(rgba(0, 0, 0, 0.75), rgba(0, 0, 0, 0.5) 60%, transparent)',
  [`& .${imageListItemBarClasses.title}`]: { fontWeight: 700 },
  [`& .${imageListItemBarClasses.titleWrap}`]: { paddingBottom: 24 },
});

export default function BarAtTheTop() {
  return (
    <ImageList
      cols={2}
      rowHeight={160}
      aria-label="Faded bars"
      sx={{ width: 460, maxWidth: '100%', '& img': { minHeight: 0 } }}
    >
      {landscapes.slice(2, 4).map(({ title, alt, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} width={240} height={160} loading="lazy" />
          <FadedBar
            position="top"
            title={title}
            actionPosition="left"
            actionIcon={
              <Tooltip title={`About ${title}`} describeChild={false}>
                <IconButton sx={{ color: 'common.white' }}>
                  <InfoOutlinedIcon />
                </IconButton>
              </Tooltip>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
