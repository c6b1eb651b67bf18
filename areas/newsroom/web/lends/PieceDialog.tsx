// The dialog that makes a piece of something, where it is opened by a menu.
export { GenerationDialog as PieceDialog } from '../GenerationDialog.tsx'
