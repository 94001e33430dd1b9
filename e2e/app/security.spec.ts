import { createServer } from 'node:http';
import { expect, test } from '../fixtures/product.ts';

test('no script but the product’s own can run, and nothing can be sent away', async ({ page, complaints }) => {
  await page.goto('/auth/signin');
  const blocked = await page.evaluate(async () => {
    const fails = async (attack: () => unknown) => {
      try {
        await attack();
        return false;
      } catch {
        return true;
      }
    };
    const violated = (attack: () => void) =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
        attack();
      });
    return {
      innerHtml: await fails(() => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>';
      }),
      // Runs later, because Playwright's own code may evaluate.
      evaluated: await new Promise<boolean>((resolve) => {
        // biome-ignore lint/security/noGlobalEval: the attack itself
        setTimeout(() => fails(() => eval('1')).then(resolve));
      }),
      fetched: await fails(() => fetch('http://127.0.0.2:9/')),
      image: await violated(() => {
        new Image().src = 'http://127.0.0.2:9/x.png';
      }),
      inline: await violated(() => {
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        document.head.append(style);
      }),
      frame: await violated(() => {
        const frame = document.createElement('iframe');
        frame.src = 'http://127.0.0.2:9/';
        document.body.append(frame);
      }),
    };
  });
  expect(blocked).toEqual({ innerHtml: true, evaluated: true, fetched: true, image: true, inline: true, frame: true });
  complaints.length = 0;
});

test('the app cannot be framed from elsewhere', async ({ page, baseURL, complaints }) => {
  const stranger = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${baseURL}/auth/signin"></iframe>`);
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const address = stranger.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' });
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
  expect(complaints.join()).toContain('frame-ancestors');
  complaints.length = 0;
  stranger.close();
});

test('S9.8 the build tells the console its surroundings, the key masked, and nothing else', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/auth/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(/version/);
  expect(messages[0]).toMatch(/\(not set\)|\*{8}/);
  expect(messages[0]).not.toMatch(/PATH|HOME|DATABASE|TOKEN/);
});
