// Beside every page: areas offer what can be done with selected text.
export { SelectionMenu as SelectedTextMenu } from '#web/ui/selection/SelectionMenu.tsx'
