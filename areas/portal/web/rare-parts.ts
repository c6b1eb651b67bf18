// Parts of the frame that few readers see. They share one file, because each separate file would
// add its name to the first load.
export { DiskNotice } from './DiskNotice.tsx'
export { Drawer } from './Drawer.tsx'
