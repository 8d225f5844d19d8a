import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import LocalFireDepartmentOutlined from '@mui/icons-material/LocalFireDepartmentOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

export default function PieceActions() {
  return (
    <Dropdown>
      <MenuButton>Milk jug</MenuButton>
      <Menu aria-label="Milk jug" placement="bottom-start" sx={{ maxWidth: 280 }}>
        <MenuItem>
          <ListItemDecorator>
            <PhotoCameraOutlined />
          </ListItemDecorator>
          Take a picture
        </MenuItem>
        <MenuItem aria-keyshortcuts="Alt+C">
          <ListItemDecorator>
            <ContentCopy />
          </ListItemDecorator>
          <ListItemContent>Copy the recipe</ListItemContent>
          <Typography level="body-sm" textColor="text.secondary" aria-hidden>
            Alt C
          </Typography>
        </MenuItem>
        <MenuItem disabled>
          <ListItemDecorator>
            <LocalFireDepartmentOutlined />
          </ListItemDecorator>
          <Box>
            Put it into the kiln
            <Box sx={{ fontSize: 'sm', color: 'text.secondary' }}>It has to dry until Friday.</Box>
          </Box>
        </MenuItem>
        <ListDivider />
        <MenuItem color="danger">
          <ListItemDecorator>
            <DeleteOutline />
          </ListItemDecorator>
          Back to the clay bin
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
