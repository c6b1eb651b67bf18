// Parts of the frame that few readers see: in one file, since every file apart costs the first load its name.
export { DiskNotice } from './DiskNotice.tsx'
export { Drawer } from './Drawer.tsx'
