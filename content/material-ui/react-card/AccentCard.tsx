import Card from '@mui/material/Card';
import CardHeader, { cardHeaderClasses } from '@mui/material/CardHeader';

export default function AccentCard() {
  return (
    <Card
      variant="outlined"
      sx={{
        width: 320,
        maxWidth: '100%',
        borderLeft: '6px solid',
        borderLeftColor: 'success.main',
        [`& .${cardHeaderClasses.content}`]: { minWidth: 0 },
        [`& .${cardHeaderClasses.subheader}`]: { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <CardHeader
        title="Greenhouse, bed four, tomatoes"
        titleTypographyProps={{ noWrap: true, variant: 'subtitle1' }}
        subheader="21.4 °C, 63% humidity"
        subheaderTypographyProps={{ variant: 'body2' }}
      />
    </Card>
  );
}
