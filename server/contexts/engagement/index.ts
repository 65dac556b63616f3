/**
 * What other contexts may import of engagement (messages, reviews, favourites, comparison, history, activity).
 */
export { type ActivitySource, activitySources } from './activity/source'
export { answerFeedback } from './feedback/commands/feedback'
export { unanswered } from './feedback/queries'
export { remind } from './messages/commands/remind'
export { tell } from './messages/commands/tell'
export { dropRefusedPicture } from './commands/refused-picture'
export { authorText } from './reviews/queries/author'
export { listUnanswered } from './reviews/queries/rows'
export { replyToReview } from './reviews/commands/reviews'
export { anonymousAuthor, asWritten, authorByAge } from './reviews/texts'
export { engagementRoutes } from './routes'
export { engagementData } from './user-data'
