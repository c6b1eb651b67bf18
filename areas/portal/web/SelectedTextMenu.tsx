// The menu is on every page, because areas offer actions for selected text.
export { SelectionMenu as SelectedTextMenu } from '#web/ui/selection/SelectionMenu.tsx'
