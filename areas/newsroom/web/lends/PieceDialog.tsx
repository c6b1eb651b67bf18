// The dialog for new pieces, for menus that open it themselves.
export { PieceDialog } from '../PieceDialog.tsx'
