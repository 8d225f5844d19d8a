import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';

const SearchForm = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: alpha(theme.palette.common.black, 0.2),
  '&:focus-within': { outline: '2px solid', outlineOffset: 1 },
}));

export default function BarWithSearch() {
  return (
    <AppBar position="static" component="div">
      <Toolbar sx={{ gap: 2 }}>
        <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
          Harbor radio
        </Typography>
        <SearchForm role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchIcon />
          <InputBase
            type="search"
            name="query"
            placeholder="Search"
            inputProps={{ 'aria-label': 'Search the programs' }}
            sx={{
              color: 'inherit',
              width: { xs: 90, sm: 160 },
              '& input::placeholder': { opacity: 1 },
            }}
          />
        </SearchForm>
      </Toolbar>
    </AppBar>
  );
}
