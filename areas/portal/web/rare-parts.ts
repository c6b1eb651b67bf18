// Parts of the frame that few readers see: in one file, because every separate file adds its name to the first load.
export { DiskNotice } from './DiskNotice.tsx'
export { Drawer } from './Drawer.tsx'
