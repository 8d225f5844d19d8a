/**
 * How the documented libraries are cut into files. The cut follows the packages' own folders, not the site's pages, so
 * that a new demo changes no file that readers have in their cache. What most pages need is together, what always comes
 * together is together, and every other component is a file of its own.
 */

/** What stands under every component: style engine, system, utilities, our theming and mounting; not what frames do before they start. */
const engine =
  /\/(?:@emotion|stylis|stylis-plugin-rtl|cssjanus|clsx|@babel\/runtime|react-is|hoist-non-react-statics|prop-types|@mui\/(?:styled-engine|private-theming|utils|system\/esm|base\/(?:utils|generateUtilityClass|generateUtilityClasses|composeClasses|ClassNameGenerator|useButton|useBadge)))\/|^\0shared:|src\/demo-runtime\/(?!material|joy|edit|page-frame|takeOnLook|theme)|src\/shared\/(?:demo(?!Look)|preferences|pause|dense)/;

/**
 * Packages of many small modules, of which what pages do not use is a file of its own. Other packages are a few large modules, of which each
 * needs the rest once all of it is kept; and all of the utilities is named by indexes that pages import, so that they would ask for both files.
 */
const divisible = /\/@mui\/(?!utils\/)/;

const packageIndex =
  /\/@mui\/(?!styled-engine)[\w-]+\/(?:esm\/)?(?:(?:styles|colors|utils)\/)?index\.js$/;

const families: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  '@mui/material': [
    [
      /^(?:styles|colors|utils|className|generateUtilityClass|generateUtilityClasses|GlobalStyles)$|^$/,
      'core',
    ],
    [
      /^(?:ButtonBase|Button|ButtonGroup|IconButton|SvgIcon|Paper|Typography|Box|Stack|CircularProgress|Link|Divider|Toolbar|useMediaQuery)$/,
      'core',
    ],
    [
      /^(?:Modal|Backdrop|Fade|Grow|Slide|Collapse|Zoom|transitions|Popper|Popover|Menu|MenuItem|MenuList|Tooltip|ClickAwayListener|Portal|Unstable_TrapFocus)$/,
      'overlay',
    ],
    [
      /^(?:List|ListItem|ListItemIcon|ListItemText|ListItemButton|ListItemAvatar|ListItemSecondaryAction|ListSubheader)$/,
      'overlay',
    ],
    [
      /^(?:FormControl|FormControlLabel|FormGroup|FormHelperText|FormLabel|Input|InputBase|InputLabel|InputAdornment|FilledInput|OutlinedInput|NativeSelect|Select|TextField|TextareaAutosize|Checkbox|Radio|RadioGroup|Switch|internal)$/,
      'inputs',
    ],
    [
      /^(?:Accordion|AppBar|Avatar|BottomNavigation|Card|Dialog|ImageList|SpeedDial|Step|Table|Tab|Toggle)/,
      '',
    ],
  ],
  '@mui/joy': [
    [/^(?:styles|colors|utils|className|colorInversion|variantColor|internal)$/, 'core'],
    [
      /^(?:Box|Stack|Button|ButtonGroup|ToggleButtonGroup|IconButton|Typography|Sheet|CircularProgress|Link|SvgIcon|Divider)$/,
      'core',
    ],
    [/^List/, 'lists'],
    [/^(?:Menu|MenuItem|MenuList|MenuButton|Dropdown|Select|Option)$/, 'lists'],
    [
      /^(?:FormControl|FormHelperText|FormLabel|Input|Textarea|Checkbox|Radio|RadioGroup|Switch)$/,
      'inputs',
    ],
    [/^(?:Card|Dialog|Modal)/, 'modal'],
    [/^(?:Accordion|Avatar|Step|Table|Tab)/, ''],
  ],
  '@mui/lab': [],
  '@mui/base': [
    [/^(?:Popper|Portal|FocusTrap|ClickAwayListener|Modal|unstable_useModal)$/, 'overlay'],
    [
      /^(?:useList|useSelect|useOption|useMenu|useMenuItem|useMenuButton|useDropdown|useCompound|Dropdown|Menu|MenuItem|MenuButton|Select|Option|OptionGroup|unstable_Popup|Unstable_Popup)$/,
      'lists',
    ],
    [/^(?:FormControl|Input|useInput|TextareaAutosize|useSwitch|Switch)$/, 'inputs'],
    [/^(?:Tab|useTab)/, 'tabs'],
  ],
  '@mui/x-date-pickers': [
    // Brings the tabs of Material UI along.
    [/^(?:Desktop|Mobile|Static)?[Dd]ateTime/, 'date-time'],
    [/^(?:(?:Desktop|Mobile|Static)?Time|timeViewRenderers|DigitalClock|MultiSection)/, 'time'],
    // The demos' own date library is Day.js; the adapters of others bring those along.
    [/^(?:Adapter(?!Dayjs)\w+|DayCalendarSkeleton)$/, ''],
    [/^/, 'core'],
  ],
};

/** Texts of the MUI X libraries in other languages; English is in the components themselves. */
const locale = /^@mui\/(x-[\w-]+)\/locales\/(?!enUS|utils)/;

/** The index of a package imports everything below it, so it stands above all files. */
export function isPackageIndex(id: string): boolean {
  return packageIndex.test(id);
}

function toFamilyChunk(name: string, path: string): string {
  const folder = path.slice(0, path.indexOf('/'));
  const short = name.replace('@mui/', '');
  const family = families[name]?.find(([pattern]) => pattern.test(folder));
  if (!family) return `${short}-${folder}`;
  return `${short}-${family[1] || family[0].exec(folder)?.[0] || folder}`;
}

function toLibraryChunk(id: string): string | null {
  const path = id.split('\\').join('/');
  if (path.endsWith('?own')) return 'react';
  if (isPackageIndex(path)) return null;
  if (engine.test(path)) return 'engine';
  const [, name = '', rest = ''] =
    /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)(.*)$/.exec(path) ?? [];
  if (name === '@mui/icons-material') {
    if (rest.startsWith('utils/')) return 'material-core';
    const slug = /\?page=([\w-]+)$/.exec(rest)?.[1];
    return slug ? `icons-${slug}` : null;
  }
  // Makes a whole theme as soon as it is loaded, which few pages need.
  if (name === '@mui/material' && rest.endsWith('styles/CssVarsProvider.js'))
    return 'material-css-vars';
  const localized = locale.exec(`${name}/${rest}`)?.[1];
  if (localized !== undefined) return `${localized}-locales`;
  if (name in families) return toFamilyChunk(name, rest.replace(/^esm\//, ''));
  if (name === '@popperjs/core') return 'base-overlay';
  if (name.startsWith('@floating-ui/')) return 'floating-ui';
  if (name === 'reselect') return 'x-data-grid';
  if (name === 'react-transition-group' || name === 'dom-helpers') return 'material-core';
  if (/\/demo-runtime\/materialLibrary/.test(path)) return 'material-core';
  if (/\/demo-runtime\/joyLibrary/.test(path)) return 'joy-core';
  return name === '' ? null : name.replace('@mui/', '').replace(/[@/]+/g, '-').replace(/^-/, '');
}

/**
 * @param id absolute path of a module, or a virtual one. @param isUsed whether a page's demos need it; what is only
 * offered to edited code must not make the files of pages larger.
 * @returns the name of the shared file it goes into, or null for what belongs to its page (demos, icons).
 */
export function toChunkName(id: string, isUsed: boolean): string | null {
  const name = toLibraryChunk(id);
  return name === null || isUsed || !divisible.test(id) ? name : `${name}-more`;
}
