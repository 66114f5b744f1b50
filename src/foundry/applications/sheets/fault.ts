import { say } from "../../chat/notices.ts";

/** Writes at the head of a sheet what the rules cannot read of it, for as long as they cannot. */
export function sayFault(sheet: HTMLElement, fault: string | null): void {
  sheet.querySelector(".sheet-fault")?.remove();
  if (fault === null) return;
  const told = document.createElement("p");
  told.className = "warning sheet-fault";
  told.setAttribute("role", "alert");
  told.textContent = say("HEARTRUSH.Sheet.fault", { fault });
  sheet.querySelector(".window-content")?.prepend(told);
}
