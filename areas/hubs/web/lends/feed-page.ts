export { isFeedPage } from '../../hubs.ts'
