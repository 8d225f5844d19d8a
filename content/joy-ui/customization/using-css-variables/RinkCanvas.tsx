import * as React from 'react';
import { styled, useTheme } from '@mui/joy/styles';

const Canvas = styled('canvas')(({ theme }) => ({
  maxWidth: '100%',
  color: theme.vars.palette.primary.plainColor,
}));

export default function RinkCanvas() {
  const ref = React.useRef<HTMLCanvasElement>(null);
  const { mode } = useTheme().palette;

  React.useEffect(() => {
    // The provider sets the mode of the page in an effect, which runs after this one.
    const frame = requestAnimationFrame(() => {
      const canvas = ref.current;
      const context = canvas?.getContext('2d');
      if (!canvas || !context) return;
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.strokeStyle = getComputedStyle(canvas).color;
      context.lineWidth = 4;
      context.strokeRect(4, 4, 312, 132);
      context.beginPath();
      context.arc(160, 70, 28, 0, 2 * Math.PI);
      context.moveTo(160, 4);
      context.lineTo(160, 136);
      context.stroke();
    });
    return () => cancelAnimationFrame(frame);
  }, [mode]);

  return (
    <Canvas
      ref={ref}
      width={320}
      height={140}
      role="img"
      aria-label="The rink from above, with a line and a circle in the middle"
    />
  );
}
