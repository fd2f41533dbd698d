import { expect } from '@playwright/test';
import { partsSite } from './support/partsSite.ts';
import { watchPage } from './support/watchPage.ts';
import { test } from './support/test.ts';

test.use({ trace: 'off', contrast: 'no-preference', viewport: { width: 1280, height: 900 } });

test('[SHELL-15] an icon from elsewhere is a mask in the colour of the text, is asked for once, and has its room before', async ({
  page,
}) => {
  const watched = watchPage(page);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20z"/></svg>';
  const asked: string[] = [];
  await page.route(/\/api\/icon\?/, (route) => {
    const icon = new URL(route.request().url()).searchParams.get('icon') ?? '';
    asked.push(icon);
    return icon.endsWith('no-such-icon')
      ? route.fulfill({ json: { errNo: 1004, data: null } })
      : route.fulfill({ json: { errNo: 0, data: { svg: drawing } } });
  });
  const icons = page.locator('[data-icon] > *');
  const seen = () =>
    icons.evaluateAll((found) =>
      found.map((icon) => {
        const { maskImage, backgroundColor, color, width, height } = getComputedStyle(icon);
        return { maskImage, isInColour: backgroundColor === color, isSquare: width === height, shape: icon.tagName };
      }),
    );
  const drawn = {
    maskImage: `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`,
    isInColour: true,
    isSquare: true,
    shape: 'SPAN',
  };
  const neutral = { maskImage: 'none', isInColour: false, isSquare: true, shape: 'svg' };
  const scene = `${await partsSite()}/parts.html?scene=icons`;

  await page.goto(scene);
  await expect.poll(seen).toEqual([drawn, drawn, drawn, drawn, neutral, neutral]);
  expect(asked.toSorted()).toEqual(['lucide:heart', 'lucide:no-such-icon', 'lucide:sailboat']);
  asked.length = 0;
  await page.reload();
  await expect.poll(seen).toEqual([drawn, drawn, drawn, drawn, neutral, neutral]);
  expect(asked).toEqual(['lucide:no-such-icon']);

  await test.step('where there is an icon service, it is asked first, and waited for no longer than 500 ms', async () => {
    asked.length = 0;
    await page.evaluate(() => localStorage.clear());
    await page.route(scene, async (route) => {
      const page = await route.fetch();
      const policy = `${page.headers()['content-security-policy']}; connect-src 'self' https://icons.example`;
      const body = (await page.text()).replace(
        '</head>',
        '<meta name="icon-service" content="https://icons.example/v1"></head>',
      );
      await route.fulfill({
        response: page,
        body,
        headers: { ...page.headers(), 'content-security-policy': policy },
      });
    });
    await page.route('https://icons.example/**', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      if (route.request().url().endsWith('/heart.svg'))
        await route.fulfill({ body: `<!-- A set -->${drawing}`, headers: { 'access-control-allow-origin': '*' } });
    });
    await page.reload();
    await expect.poll(seen).toEqual([drawn, drawn, drawn, drawn, neutral, neutral]);
    expect(asked.toSorted()).toEqual([
      '/v1/lucide/heart.svg',
      '/v1/lucide/no-such-icon.svg',
      '/v1/lucide/sailboat.svg',
      'lucide:no-such-icon',
      'lucide:sailboat',
    ]);
  });
  expect(watched.troubles()).toEqual([]);
});
