// It is on every page: areas offer actions for selected text.
export { SelectionMenu as SelectedTextMenu } from '#web/ui/selection/SelectionMenu.tsx'
