import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { limits } from '@contract/constants/limits'
import { sendFeedback } from '@contract/routes/feedback'
import { chooseFiles, pictureFile } from '../support/chosen-pictures'
import { holdAnswers, loseFirstAnswer } from '../support/held-network'
import { newKey, type TestUser } from '../support/order-world'
import {
  dialog,
  fill,
  mendAndRetry,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
} from '../support/page-app'
import { onPicturePage } from '../support/picture-page'
import { uploaded } from '../support/upload-world'

const FEEDBACK = 'pages-mine/my-servince/feedback/feedback'
let app: PageApp
let user: TestUser

const sent = () =>
  medibook.query<{ kind: string; content: string; pic_urls: string[]; contact: string }>(
    'select kind, content, pic_urls, contact from feedback where user_id = $1 order by create_time desc',
    [user.id],
  )
const pictures = () => onPage().queryAllByRole('img', { name: /^圖片 \d+$/ })

onPicturePage(FEEDBACK, (stage) => {
  ;({ app, user } = stage)
})

test('shows a visitor the sign-in prompt', async () => {
  await see('登入後告訴我們')
})

test('shows an empty state without earlier feedback; does not send an empty message', async () => {
  await app.signIn(user.id)
  await app.openAt(FEEDBACK)
  await see('還沒有反饋')
  await press('送出')
  await see('請寫下內容')
  await waitFor(() => expect(document.activeElement).toBe(onPage().getByLabelText('你的意見')))
  expect(await sent()).toEqual([])
})

test('sends, acknowledges and lists feedback', async () => {
  await press('程式問題', 'radio')
  await fill('你的意見', '日曆打不開')
  await fill('聯絡方式（選填）', 'me@example.com')
  await press('送出')
  await see('已收到，謝謝你')
  await see('處理中')
  expect(await sent()).toEqual([
    { kind: 'fault', content: '日曆打不開', pic_urls: [], contact: 'me@example.com' },
  ])
  expect(onPage().getByRole('radio', { name: '建議' })).toBeChecked()
})

test('uploads failed pictures again and sends them with the message', async () => {
  await fill('你的意見', '看圖片')
  app.cutNetwork()
  await press('加圖片')
  await chooseFiles(pictureFile('a.png'), pictureFile('b.png'))
  await see(/^2 張未能上傳/)
  await press('送出')
  await see('有圖片未能上傳，請重試或移除。')
  app.mendNetwork()
  await press('重新上傳圖片 1')
  await see(/^1 張未能上傳/)
  await press('移除圖片 2')
  await see('1／52 張')
  await press('送出')
  await waitFor(async () => expect((await sent())[0]).toMatchObject({ content: '看圖片' }))
  const [latest] = await sent()
  expect(latest?.pic_urls).toEqual([
    expect.stringMatching(/^private\/.*\.png$|^private\/.*\.webp$|^private\//),
  ])
  await waitFor(() => expect(pictures()).toHaveLength(1))
})

test('refuses a file that is no picture with a reason; does not upload one that is too large', async () => {
  await press('加圖片')
  await chooseFiles(
    pictureFile('text.png', Buffer.from('no picture at all')),
    pictureFile('huge.png', Buffer.alloc(limits.uploadImageBytes + 1)),
  )
  await see(/每張不可超過 10 MB。/)
  await see(/^2 張未能上傳/)
  await press('移除圖片 2')
  await press('移除圖片 1')
  expect(onPage().queryByText(/／52 張$/)).not.toBeInTheDocument()
})

test('keeps text added while a message is being sent for the next one', async () => {
  const way = await holdAnswers(medibook.origin, sendFeedback.path, 'POST')
  await fill('你的意見', '先寫的')
  app.goThrough(way.origin)
  await press('送出')
  await waitFor(() => expect(way.heldCount()).toBe(1))
  await press('加圖片')
  await chooseFiles(pictureFile('later.png'))
  await see('1／52 張')
  await fill('你的意見', '先寫的，還有一點')
  way.release()
  await see('先寫的')
  expect(onPage().getByLabelText('你的意見')).toHaveValue('先寫的，還有一點')
  expect(onPage().getByText('1／52 張')).toBeInTheDocument()
  await press('移除圖片 1')
  await fill('你的意見', '')
  app.mendNetwork()
})

test('closing the dialog keeps the choice unchanged', async () => {
  await press('加圖片')
  await chooseFiles()
  // without a picture there is nothing to count
  expect(onPage().queryByText(/／52 張$/)).not.toBeInTheDocument()
})

test('shows an answer with its pictures below the message', async () => {
  const { data } = await medibook.call('sendFeedback', {
    session: user.session,
    body: {
      idempotencyKey: newKey(),
      kind: 'service',
      content: '護士很細心',
      picUrls: [await uploaded(user.session, 'feedback')],
    },
  })
  await medibook.query(
    `insert into feedback_answer (id, feedback_id, content, create_time) values ('a', $1, '多謝讚賞', now())`,
    [data.id],
  )
  app.forgetAnswers()
  await see('多謝讚賞')
  await see('已答覆')
})

test('reloads earlier feedback on retry after a failed read; the form stays', async () => {
  app.cutNetwork()
  app.forgetAnswers()
  await see('暫時讀不到')
  expect(onPage().getByRole('button', { name: '送出' })).toBeInTheDocument()
  await mendAndRetry(app)
  await see('多謝讚賞')
})

test('keeps a message that could not be sent, and sends it once on retry', async () => {
  const before = (await sent()).length
  await fill('你的意見', '網絡斷了')
  app.cutNetwork()
  await press('送出')
  await see('未能送出。你填的內容仍在，請重試。')
  await dialog()
  await pressInDialog('確定')
  app.mendNetwork()
  await press('送出')
  await waitFor(() => expect(onPage().getByLabelText('你的意見')).toHaveValue(''))
  expect(await sent()).toHaveLength(before + 1)
})

test('sends a message once when its answer is lost and it is sent again', async () => {
  await app.signInAs(user.id)
  await app.openAt(FEEDBACK)
  const before = (await sent()).length
  await fill('你的意見', '答覆丟了')
  const network = await loseFirstAnswer(medibook.origin, sendFeedback.path)
  app.goThrough(network.origin)
  await press('送出')
  await see('未能送出。你填的內容仍在，請重試。')
  await pressInDialog('確定')
  expect(network.lostCount()).toBe(1)
  expect(await sent()).toHaveLength(before + 1)
  app.mendNetwork()
  await press('送出')
  await waitFor(() => expect(onPage().getByLabelText('你的意見')).toHaveValue(''))
  expect(await sent()).toHaveLength(before + 1)
})
