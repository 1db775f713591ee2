import type { Page } from '@playwright/test';

/**
 * Opens a page of `gatsby develop` and waits until Gatsby tells it of changes: a page misses the changes
 * between its first data and the connection of its socket.
 */
export async function openDevelopPage(page: Page, address: string): Promise<void> {
  const connected = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('registerPath')) resolve();
      }),
    );
  });
  await page.goto(address);
  await connected;
}
