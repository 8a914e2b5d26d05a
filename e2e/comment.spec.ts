import { expect, test } from './check.ts'
import { join, logIn } from './people.ts'

test('"only the first comment until expanded"; all by pages, and the count agrees with what is shown, at any size', async ({
  page,
  request,
}) => {
  const ana = await join(request, 'talento', 'Ana')
  const { id } = await ana.call('createPost', { body: { description: 'Veintitrés.' } })
  const write = (comment: string) => ana.call('createComment', { body: { postId: id, comment } })
  for (let number = 1; number <= 23; number += 1) await write(`Comentario ${number}.`)

  await logIn(page, ana)
  await page.goto(`/profile/${ana.profileUrl}`)
  const post = page.getByRole('article')
  const comments = post.getByRole('group', { name: 'Comentarios' })
  await expect(comments.getByRole('listitem')).toHaveText([/Comentario 1\./])
  await write('Llegó mientras tanto.')
  await comments.getByRole('button', { name: 'Ver los 23 comentarios' }).click()
  await expect(comments.getByRole('listitem')).toHaveCount(20)
  await expect(comments).toBeFocused()
  await expect(post.getByText('24 comentarios')).toBeAttached()
  await comments.getByRole('button', { name: 'Ver más comentarios' }).click()
  await expect(comments.getByRole('listitem')).toHaveCount(24)
  await expect(comments.getByRole('listitem').last()).toContainText('Llegó mientras tanto.')
})
