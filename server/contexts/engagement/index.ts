/**
 * What other contexts may import of engagement (messages, reviews, favourites, comparison, history, activity).
 */
export { type ActivitySource, activitySources } from './activity/source'
export { answerFeedback, unanswered } from './feedback/service'
export { remind } from './messages/reminders'
export { tell } from './messages/tell'
export { dropRefusedPicture } from './refused-picture'
export { authorText } from './reviews/author'
export { listUnanswered } from './reviews/repository'
export { replyToReview } from './reviews/service'
export { anonymousAuthor, asWritten, authorByAge } from './reviews/texts'
export { engagementRoutes } from './routes'
export { engagementData } from './user-data'
