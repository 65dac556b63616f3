// The H5 entry (build/entry-in-tasks.js). Evaluated at once, the app's modules are one task of 100 ms on a slow
// phone; here the browser can handle a press between the store and the rest (docs/adr/0024). `eager` keeps both in
// the app's own file.
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

async function start(): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ './store/store')
  await nextTask()
  await import(/* webpackMode: "eager", webpackExports: [] */ './app.config')
}
void start()
