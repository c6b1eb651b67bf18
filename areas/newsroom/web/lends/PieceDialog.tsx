// The dialog that makes a piece of something, where it is opened by a menu.
export { PieceDialog } from '../PieceDialog.tsx'
