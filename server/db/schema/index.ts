// drizzle-kit and the database client read every table from here
export * from './content'
export * from './goods'
export * from './orders'
export * from './shops'
export * from './users'
