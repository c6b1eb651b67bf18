import { defineActions } from '#platform/actions/contracts/action.ts'
import { articles } from '../contract.ts'

export const articleActions = defineActions(articles, {
  getArticle: { title: 'Read an article', example: { id: 7 } },
  markRead: { title: 'Mark an article as read', example: { id: 7 } },
})
