import Slider from '@mui/material/Slider';
import './styles.css';

export default function VolumeSlider() {
  return <Slider className="moss-volume" defaultValue={30} aria-label="Volume" />;
}
