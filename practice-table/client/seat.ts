const KEY = "practice-table.seat";

/** The seat this tab has taken. Each tab has its own, so that one browser can hold a whole party. */
export function remember(token: string): void {
  sessionStorage.setItem(KEY, token);
}

export function seatToken(): string | null {
  return sessionStorage.getItem(KEY);
}

export function leaveSeat(): void {
  sessionStorage.removeItem(KEY);
}
